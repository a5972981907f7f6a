import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.data.ts';
import { GERMAN } from './german.data.ts';
import { playDialog } from './play-dialog.ts';
import { RUSSIAN } from './russian.data.ts';
import { UKRAINIAN } from './ukrainian.data.ts';

for (const { studio, dialogs } of [ENGLISH, GERMAN, UKRAINIAN, RUSSIAN])
  describe(`a client of ${studio.name}`, () => {
    for (const dialog of dialogs)
      it(dialog.name, () => {
        expect(playDialog(studio, dialog)).toEqual([]);
      }, 30_000);
  });
