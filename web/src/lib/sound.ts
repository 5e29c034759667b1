/** The sounds of the table: short, quiet and made here, of tones and filtered noise. */

export const SOUNDS = ['dice', 'dock', 'land', 'card', 'gain', 'turn', 'victory', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

const VOLUME = 0.5;
/** The least that a fading sound may have: an exponential curve never reaches nothing. */
const SILENT = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** How late a sound may come, in milliseconds: what was to be heard while the device woke up is over then. */
const LATE = 400;

/** Where sounds go. Browsers keep a page silent until its first press, and warn of one that tries. */
async function outlet(): Promise<{ context: AudioContext; out: GainNode } | null> {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  const asked = performance.now();
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
  if (performance.now() - asked > LATE) return null;
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  return { context, out };
}

/** A second of noise, made once. */
function noiseIn({ sampleRate }: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return noise;
}

interface Shape {
  /** Seconds after the sound begins, and how long it is heard. */
  at: number;
  length: number;
  /** How loud at most, and how soon. */
  peak: number;
  attack?: number;
}

class Player {
  readonly #begin: number;

  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    delay: number,
  ) {
    this.#begin = context.currentTime + delay;
  }

  /** A tone that may glide to another one. */
  tone(from: number, shape: Shape, { to = from, wave = 'sine' as OscillatorType } = {}): void {
    const source = this.context.createOscillator();
    const at = this.#begin + shape.at;
    source.type = wave;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + shape.length);
    this.#play(source, source, shape);
  }

  /** Noise through a filter that may glide. */
  hiss(type: BiquadFilterType, from: number, shape: Shape, { to = from, sharp = 1 } = {}): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    const at = this.#begin + shape.at;
    source.buffer = noiseIn(this.context);
    source.loop = true;
    filter.type = type;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + shape.length);
    source.connect(filter);
    this.#play(source, filter, shape);
  }

  #play(source: AudioScheduledSourceNode, last: AudioNode, { at, length, peak, attack = 0.005 }: Shape): void {
    const volume = this.context.createGain();
    const start = this.#begin + at;
    volume.gain.setValueAtTime(SILENT, start);
    volume.gain.exponentialRampToValueAtTime(peak, start + attack);
    volume.gain.exponentialRampToValueAtTime(SILENT, start + length);
    last.connect(volume).connect(this.out);
    source.start(start);
    source.stop(start + length + 0.05);
  }
}

const MADE: Record<Sound, (play: Player) => void> = {
  // Knocks of different pitch, ever closer together, as dice come to rest.
  dice: (play) => {
    [0, 0.07, 0.12, 0.16, 0.19, 0.215].forEach((at, n) => play.hiss('bandpass', 1500 + ((n * 733) % 1400), { at, length: 0.045, peak: 0.5 - n * 0.05 }, { sharp: 3 }));
  },
  dock: (play) => {
    play.tone(190, { at: 0, length: 0.13, peak: 0.4 }, { to: 85 });
    play.hiss('bandpass', 2400, { at: 0, length: 0.03, peak: 0.16 }, { sharp: 2 });
  },
  // Down through the air, then on the ground.
  land: (play) => {
    play.hiss('lowpass', 2200, { at: 0, length: 0.42, peak: 0.2, attack: 0.12 }, { to: 240 });
    play.tone(120, { at: 0.34, length: 0.3, peak: 0.5 }, { to: 55 });
    play.tone(660, { at: 0.4, length: 0.5, peak: 0.07, attack: 0.02 });
  },
  card: (play) => play.hiss('highpass', 2600, { at: 0, length: 0.13, peak: 0.14, attack: 0.04 }, { to: 5200 }),
  gain: (play) => {
    play.tone(988, { at: 0, length: 0.14, peak: 0.12 }, { wave: 'triangle' });
    play.tone(1319, { at: 0.06, length: 0.2, peak: 0.12 }, { wave: 'triangle' });
  },
  turn: (play) => {
    play.tone(523.25, { at: 0, length: 0.4, peak: 0.22, attack: 0.02 });
    play.tone(783.99, { at: 0.14, length: 0.45, peak: 0.22, attack: 0.02 });
  },
  victory: (play) => {
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, n) => play.tone(pitch, { at: n * 0.13, length: 0.5 + n * 0.15, peak: 0.2, attack: 0.015 }, { wave: 'triangle' }));
    [261.63, 392].forEach((pitch) => play.tone(pitch, { at: 0.39, length: 1.2, peak: 0.12, attack: 0.05 }));
  },
  end: (play) => {
    [392, 329.63, 261.63].forEach((pitch, n) => play.tone(pitch, { at: n * 0.16, length: 0.5, peak: 0.16, attack: 0.02 }));
  },
};

/** Play a sound, after so many seconds. No sound device is no reason to stop. */
export async function play(sound: Sound, delay = 0): Promise<void> {
  const found = await outlet().catch(() => null);
  if (found) MADE[sound](new Player(found.context, found.out, delay));
}

/** What events of a game sound like, by the ids of their messages. It lies in the folder of its board. */
const tables = import.meta.glob<{ sounds: Record<string, Sound> }>('./boards/*/sounds.ts');

export async function soundsOf(game: string): Promise<Record<string, Sound>> {
  const load = tables[`./boards/${game.replaceAll('-', '_')}/sounds.ts`];
  return load ? (await load()).sounds : {};
}
