import { type DialogState, servicesNamed } from '@glossa/engine';
import type { Answer, TurnFacts } from '../answer.ts';

type Turn = { before: TurnFacts; builtIn: Answer; hasQuote: boolean };

/**
 * The one service a model mentions beside a price that the client has not spoken of: an extra, as the built-in engine
 * offers it. Several are a list of what there is; and a talk has one such offer.
 */
export function extraOffered(text: string, { before, builtIn, hasQuote }: Turn): string | null {
  const { studio, dialogState, text: said, history } = before;
  if (!hasQuote || studio.rules?.upsell === 'OFF' || dialogState?.upsell) return null;
  const asked = [said, ...history.flatMap(({ author, text: line }) => (author === 'client' ? [line] : []))];
  const known = new Set([
    ...wishesOf(builtIn.state),
    ...wishesOf(dialogState),
    ...asked.flatMap((line) => servicesNamed(line, studio.rows)),
  ]);
  const mentioned = servicesNamed(text, studio.rows);
  const others = mentioned.filter((service) => !known.has(service));
  const [extra] = others;
  return extra !== undefined && others.length === 1 && mentioned.length > 1 ? extra : null;
}

/** What the client read counts, and not what the engine would have offered in the model's place. */
export function withExtra(
  state: DialogState | null,
  { dialogState }: TurnFacts,
  extra: string | null,
): DialogState | null {
  if (!state) return null;
  const upsell = extra === null ? (dialogState?.upsell ?? null) : { service: extra, isOpen: true };
  return { ...state, upsell };
}

function wishesOf(state: DialogState | null): string[] {
  return [...(state?.wished ?? []), ...(state?.later ?? [])].map(({ service }) => service);
}
