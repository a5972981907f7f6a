/** A marked-up message without its marks, and what they say. */
export type MarkedMessage = {
  id: string;
  lang: string;
  ask: string;
  choices: string[];
  text: string;
  acts: { act: string; start: number; end: number }[];
  mentions: { role: string; sign: string; start: number; end: number }[];
};

type Open = { kind: 'act' | 'mention'; name: string; sign: string; start: number };

/** Takes the marks of a message off: `{act|… (role+|words) …}`. */
export function parseMarkup(marked: string): Pick<MarkedMessage, 'text' | 'acts' | 'mentions'> {
  const acts: MarkedMessage['acts'] = [];
  const mentions: MarkedMessage['mentions'] = [];
  const open: Open[] = [];
  let text = '';
  for (let at = 0; at < marked.length; ) {
    const rest = marked.slice(at, at + 40);
    const act = open.length === 0 ? /^\{([a-zA-Z.]+)\|/.exec(rest) : null;
    const mention = /^\(([a-zA-Z]+)([+\-~<])\|/.exec(rest);
    const begun = act ?? mention;
    const top = open.at(-1);
    if (begun) {
      open.push({
        kind: act ? 'act' : 'mention',
        name: begun[1] ?? '',
        sign: begun[2] ?? '',
        start: text.length,
      });
      at += begun[0].length;
    } else if (top && marked[at] === (top.kind === 'act' ? '}' : ')')) {
      open.pop();
      const span = { start: top.start, end: text.length };
      if (top.kind === 'act') acts.push({ act: top.name, ...span });
      else mentions.push({ role: top.name, sign: top.sign, ...span });
      at++;
    } else text += marked[at++];
  }
  if (open.length > 0) throw new Error(`A mark is not closed: ${marked}`);
  return { text, acts, mentions };
}
