/** The way between a browser and the server: it can be cut, and it can go dead without anybody being told. */

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Cable {
  readonly #server: Server;
  #ends = new Set<Socket>();
  #cut = false;
  #dead = false;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (this.#cut) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      for (const [end, other] of [[near, far], [far, near]] as const) {
        this.#ends.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => {
          this.#ends.delete(end);
          other.destroy();
        });
        end.pipe(other);
        if (this.#dead) end.pause();
      }
    });
  }

  /** A cable to the server with this address; `address` is its near end. */
  static async to(address: string): Promise<Cable> {
    const cable = new Cable(Number(new URL(address).port));
    await new Promise<void>((done) => cable.#server.listen(0, '127.0.0.1', done));
    return cable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Every connection breaks, and there are no new ones. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  /** Nothing comes through any more, but nobody is told; what was sent meanwhile arrives after `wake`. */
  sleep(): void {
    this.#dead = true;
    for (const end of this.#ends) end.pause();
  }

  wake(): void {
    this.#dead = false;
    for (const end of this.#ends) end.resume();
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }
}
