import type { Act, Value } from '../act.ts';
import type { Draft } from '../draft.ts';

/** "I don't know that for certain" is said once in a reply, and not of a question that was named already. */
export function unknownOnce({ acts, effects }: Pick<Draft, 'acts' | 'effects'>): Act[] {
  const named = acts.flatMap(({ key, values }) => (key === 'topicOpenAbout' ? textOf(values?.question) : []));
  const passed = effects.flatMap((effect) =>
    effect.kind === 'handoff' && effect.question ? [effect.question.said] : [],
  );
  const isAllNamed = passed.length > 0 && passed.every((said) => named.some((words) => said.includes(words)));
  return acts.filter(
    ({ key }, at) => key !== 'topicOpen' || (!isAllNamed && acts.findIndex((act) => act.key === key) === at),
  );
}

function textOf(value: Value | undefined): string[] {
  return value && 'words' in value ? [value.words] : [];
}
