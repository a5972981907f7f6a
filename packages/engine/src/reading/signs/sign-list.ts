import { hashOn, hashPart, hashSpace } from '../hash-sign.ts';

/**
 * Signs one behind the other, as hashes. A message has some thousand of them, so a list is used again and again, and
 * each sign is hashed from the hash of its kind and its words without being written.
 */
export class SignList {
  hashes = new Int32Array(256);
  size = 0;

  push(hash: number): void {
    if (this.size === this.hashes.length) this.grow();
    this.hashes[this.size++] = hash;
  }

  word(kind: number, word: string): void {
    this.push(hashOn(kind, word));
  }

  two(kind: number, one: string, other: string): void {
    this.push(hashOn(hashSpace(hashOn(kind, one)), other));
  }

  three(kind: number, one: string, other: string, last: string): void {
    this.push(hashOn(hashSpace(hashOn(hashSpace(hashOn(kind, one)), other)), last));
  }

  part(kind: number, word: string, from: number, to: number): void {
    this.push(hashPart(kind, word, from, to));
  }

  clear(): this {
    this.size = 0;
    return this;
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.hashes.length);
    larger.set(this.hashes);
    this.hashes = larger;
  }
}
