import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Seals what must be readable again, and hashes what must only be recognised. */
export type SecretBox = {
  seal: (clear: string) => string;
  open: (sealed: string) => string;
  /** A keyed hash for one purpose: useless without the secret, and different for each purpose. */
  fingerprint: (purpose: string, text: string) => string;
  matches: (purpose: string, text: string, fingerprint: string) => boolean;
  /** A key for a library that wants a secret of its own. */
  derive: (purpose: string) => string;
};

const algorithm = 'aes-256-gcm';

export function createSecretBox(appSecret: string): SecretBox {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, 'glossa', purpose, 32));
  const sealingKey = keyFor('seal');
  // Purposes are words of the code, so there are few; deriving a key costs more than using it.
  const fingerprintKeys = new Map<string, KeyObject>();
  const fingerprintKey = (purpose: string) => {
    const known = fingerprintKeys.get(purpose);
    if (known) return known;
    const made = createSecretKey(keyFor(`fingerprint:${purpose}`));
    fingerprintKeys.set(purpose, made);
    return made;
  };
  const fingerprint = (purpose: string, text: string) =>
    createHmac('sha256', fingerprintKey(purpose)).update(text).digest('base64url');
  return {
    seal: (clear) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, sealingKey, nonce);
      const body = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
      return ['v1', nonce, cipher.getAuthTag(), body].map(encode).join('.');
    },
    open: (sealed) => {
      const [version, nonce, tag, body] = sealed.split('.');
      if (version !== 'v1' || !nonce || !tag || body === undefined) throw new Error('Not a sealed text.');
      const decipher = createDecipheriv(algorithm, sealingKey, Buffer.from(nonce, 'base64url'));
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
    fingerprint,
    matches: (purpose, text, given) => {
      const expected = Buffer.from(fingerprint(purpose, text));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
    derive: (purpose) => keyFor(`derive:${purpose}`).toString('base64url'),
  };
}

function encode(part: string | Buffer): string {
  return typeof part === 'string' ? part : part.toString('base64url');
}
