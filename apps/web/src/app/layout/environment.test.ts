// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { environmentOf } from './environment.ts';

describe('environmentOf', () => {
  it.each([
    ['glossa.example', ['glossa.example'], 'production'],
    ['GLOSSA.example', ['app.example', 'glossa.EXAMPLE'], 'production'],
    ['preview.glossa.example', ['glossa.example'], 'preview'],
    ['glossa.example.evil.test', ['glossa.example'], 'preview'],
    ['localhost', [], 'preview'],
  ])('calls %s with production hosts %j %s', (hostname, hosts, environment) => {
    expect(environmentOf(hostname, hosts)).toBe(environment);
  });
});
