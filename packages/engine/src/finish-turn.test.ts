import { describe, expect, it } from 'vitest';
import { newContext } from './dialog/context.ts';
import { newDraft, say } from './dialog/draft.ts';
import { exampleStudio } from './dialog/talks/talk.fixture.ts';
import { resumeDialog } from './dialog-state.ts';
import { finishTurn } from './finish-turn.ts';
import { row } from './row.fixture.ts';

describe('a reply with a figure that nothing proves', () => {
  const [light, deep] = [
    row('Polish', 220, { material: 'light' }),
    row('Polish', 380, { material: 'deep' }),
  ] as const;
  const blocked = () => {
    const studio = exampleStudio([light, deep]);
    const draft = newDraft(resumeDialog(null, 'EN'));
    draft.options = [light, deep];
    say(draft, 'quoteOne', { rows: { rows: [row('Scratch removal', 40)] } });
    return finishTurn(draft, newContext(studio, undefined, '2027-03-15T08:00:00Z'));
  };

  it('gives way to the prices that were to be shown', () => {
    const { reply, acts } = blocked();
    expect(acts).toEqual(['blocked', '40']);
    expect(reply.text).toContain('220');
    expect(reply.text).toContain('380');
    expect(reply.text).not.toContain('40');
  });

  it('adds up nothing that is to be chosen from', () => {
    expect(blocked().reply.text).not.toContain('600');
  });
});
