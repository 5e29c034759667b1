/** The way between a browser and the server: it can be cut, and it can go dead without anybody being told. */

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class NetworkLink {
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

  /** A link to the server with this address; `address` is its near end. */
  static async to(address: string): Promise<NetworkLink> {
    const link = new NetworkLink(Number(new URL(address).port));
    await new Promise<void>((done) => link.#server.listen(0, '127.0.0.1', done));
    return link;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Break every connection, and let none through. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  /** Hold back everything without telling anybody; it arrives after `resume`. */
  stall(): void {
    this.#dead = true;
    for (const end of this.#ends) end.pause();
  }

  resume(): void {
    this.#dead = false;
    for (const end of this.#ends) end.resume();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }
}
