import { afterEach, describe, expect, it, vi } from 'vitest';
import { chime, mayChime, setChime } from './chime.ts';

afterEach(() => localStorage.clear());

describe('a sound', () => {
  it('may be made until somebody says no, and again after a yes', () => {
    expect(mayChime(localStorage)).toBe(true);
    setChime(localStorage, false);
    expect(mayChime(localStorage)).toBe(false);
    setChime(localStorage, true);
    expect(mayChime(localStorage)).toBe(true);
  });

  it('is allowed where the browser keeps nothing', () => {
    const broken = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    } as unknown as Storage;
    expect(() => setChime(broken, false)).not.toThrow();
    expect(mayChime(broken)).toBe(true);
  });

  it('is two notes, and nothing where there is no sound', () => {
    const start = vi.fn();
    const node = { connect: vi.fn((next: unknown) => next), start, stop: vi.fn(), frequency: { value: 0 } };
    const ramp = {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    };
    class Audio {
      currentTime = 0;
      destination = {};
      createOscillator = () => node;
      createGain = () => ({ connect: vi.fn((next: unknown) => next), gain: ramp });
    }
    chime({ AudioContext: Audio, setTimeout: vi.fn() } as unknown as Window & typeof globalThis);
    expect(start).toHaveBeenCalledTimes(2);
    expect(() => chime({} as Window & typeof globalThis)).not.toThrow();
  });
});
