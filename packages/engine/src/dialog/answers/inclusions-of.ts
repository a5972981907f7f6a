import type { Inclusion, StudioFacts } from '../../facts.ts';
import { foldText } from '../../words/fold-text.ts';
import { plainTopic } from './knowledge/known-sentences.ts';

/**
 * What belongs to each service: as the owner stated it item by item, and else as it was written for clients ("Vacuum,
 * dash wiped, glass inside. No wet cleaning of the seats.").
 */
export function inclusionsOf(studio: Pick<StudioFacts, 'inclusions' | 'knowledge'>): readonly Inclusion[] {
  const { inclusions: stated = [], knowledge = NONE } = studio;
  const told = KNOWN.get(knowledge) ?? knowledge.flatMap(toldIn);
  KNOWN.set(knowledge, told);
  return [...stated, ...told.filter(({ service }) => !stated.some((one) => one.service === service))];
}

type Knowledge = NonNullable<StudioFacts['knowledge']>;

const NONE: Knowledge = [];
const KNOWN = new WeakMap<Knowledge, readonly Inclusion[]>();

function toldIn({ topic, service, answer }: Knowledge[number]): Inclusion[] {
  if (service === undefined || plainTopic(topic) !== 'included') return [];
  const own = foldText(service);
  const sentences = answer.split(/(?<=[.!?\n])\s+/u).map((one) => {
    const [head = '', ...rest] = one.split(':');
    return rest.length > 0 && foldText(head).includes(own) ? rest.join(':') : one;
  });
  const included = sentences.filter((one) => !LEFT_OUT.test(one)).flatMap(itemsOf);
  const excluded = sentences.filter((one) => LEFT_OUT.test(one)).flatMap(itemsOf);
  return included.length < FEWEST ? [] : [{ service, included, excluded }];
}

/** One thing alone is a sentence, and no list of what is done. */
const FEWEST = 2;

function itemsOf(sentence: string): string[] {
  return sentence
    .replace(/[.!?]+\s*$/u, '')
    .split(/\s*[,;]\s*/u)
    .map((item) => item.replace(LEFT_OUT, ' ').trim())
    .filter((item) => item !== '' && item.length <= LONGEST && !CONDITION.test(item));
}

const LONGEST = 60;

/** What such a sentence names does not belong to it. */
const LEFT_OUT =
  /(?<!\p{L})(?:(?:is |are )?not included|no|without|excluding|except|(?:is |are |costs? |sold )?(?:separate(?:ly)?|extra)|(?:ist |sind )?nicht (?:dabei|enthalten|inklusive)|keine?n?|ohne|außer|(?:ist |sind |kostet |kosten )?(?:extra|separat|gesondert)|не (?:входить|входит|включено)|без|крім|кроме|окремо|отдельно)(?!\p{L})/iu;

/** "… if there are scratches" is no thing that belongs to it. */
const CONDITION = /^(?:if|when|wenn|falls|sofern|якщо|коли|если|когда)(?!\p{L})/iu;
