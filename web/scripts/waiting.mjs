/** Milliseconds after which something hangs: nothing that is only slow takes so long. */
export const HUNG = 600_000;
