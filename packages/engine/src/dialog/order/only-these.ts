import type { Understanding } from '../../understanding/understand.ts';
import type { Heard } from './line-signs.ts';

/** "The full one and nothing else": what is named then is all there is. */
export function onlyThese(
  wanted: ReadonlySet<number>,
  { before, faced }: Pick<Heard, 'before' | 'faced'>,
  { car, isCarBeside, text, intents }: Pick<Understanding, 'car' | 'isCarBeside' | 'text' | 'intents'>,
): ReadonlySet<number> {
  if (before.settled.size === 0 || (car !== null && isCarBeside)) return wanted;
  // "That one too, nothing else" adds.
  if (!NOTHING_ELSE.test(text) || text.includes('?') || intents.has('add')) return wanted;
  const named = [...wanted].filter((at) => faced.get(at)?.evidence.some((told) => told > CLEAR));
  return named.length > 0 ? new Set(named) : wanted;
}

const CLEAR = 0.3;

const NOTHING_ELSE =
  /(?<!\p{L})(?:nothing (?:else|more)|sonst (?:nix|nichts|nüt)|und nichts? (?:weiter|anderes)|ohne (?:den )?rest|rest (?:raus|weg|brauch\p{L}* (?:ich|wir) nicht)|nichts anderes|більше нічого|решту (?:прибер|викин|не)\p{L}*|без решти|больше ничего|остальное (?:убер|выкин|не)\p{L}*|ничего больше|нічого більше|без остального)(?!\p{L})/iu;
