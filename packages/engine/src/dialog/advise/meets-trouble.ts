import type { IndexedService } from '../../prices/index.ts';
import { deniedByRule } from '../../understanding/denied-by-rule.ts';
import type { TopicQuestion } from '../../understanding/studio-questions.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { AIMS, COMES_OUT } from './aims.data.ts';
import { servicesFor } from './services-for.ts';
import { suggestBeside } from './suggest-beside.ts';

/**
 * "There are coffee stains on the seat too, does that come out?": before a question goes to the owner, what the list has
 * for the trouble is told. True where it was.
 */
export function meetsTrouble(draft: Draft, { topic, said }: TopicQuestion, context: Context): boolean {
  const { around: message = said } = context;
  const around = deniedByRule(message).reduce((rest, denied) => rest.replace(denied, ' '), message);
  const isOfIt = holdsTrouble(said) || COMES_OUT.test(said) || OF_TROUBLE.has(topic);
  if (!isOfIt || !holdsTrouble(around)) return false;
  const { services } = context.index;
  const [nearest] = servicesFor(around, services);
  const known = new Set([...draft.state.wished, ...draft.quoted].map(({ service }) => service));
  // What is wanted already may help or not: the owner knows.
  if (!nearest || known.has(nearest.service)) return false;
  if (draft.options.some(({ service }) => service === nearest.service)) return true;
  const isAlike = ({ sense }: IndexedService) =>
    [...sense.concepts].some((id) => nearest.sense.concepts.has(id));
  const index = {
    ...context.index,
    services: services.filter((one) => !known.has(one.service) && isAlike(one)),
  };
  const trouble = { text: around, denied: [], amounts: [], intents: new Set<never>() };
  return suggestBeside(draft, trouble, { ...context, index }, true);
}

function holdsTrouble(text: string): boolean {
  return AIMS.some(({ words }) => words.test(text));
}

const OF_TROUBLE: ReadonlySet<string> = new Set(['process', 'advice']);
