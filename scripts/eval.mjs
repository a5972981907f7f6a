// npm run eval -- --prices DIR --dates DIR --dialogs DIR --messages DIR --json OUT: runs the engine over evaluation sets.
// --prices-folds reads the corpus of training/ by models that have not seen it; --prices-off PATTERN without some signs;
// --prices-factors without each factor of decoding in turn. --own-words asks for rows of every list in the list's own words.
// --model plays recorded talks with language models through the real path and judges sentences; with AI_MODEL live models talk.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  f1Of,
  runDates,
  runDialog,
  runMessages,
  runOwnWords,
  runPrices,
  STRICT,
  scoreDates,
  scoreDialog,
  scorePriceRows,
} from '@glossa/engine/eval';
import { loadMessages } from '../training/messages/learn/load-messages.ts';
import { addScores, emptyScores, summaryOf } from '../training/messages/learn/score-readings.ts';
import { fail, node, root, run, say } from './setup.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    prices: text,
    'prices-folds': { type: 'boolean' },
    'prices-off': text,
    'prices-factors': { type: 'boolean' },
    dates: text,
    dialogs: text,
    messages: text,
    'own-words': { type: 'boolean' },
    json: text,
    model: { type: 'boolean' },
  },
});
if (values['prices-folds'] || values['prices-off'] || values['prices-factors']) {
  const off = values['prices-off'] ? ['--off', values['prices-off']] : [];
  if (values['prices-factors']) off.push('--factors');
  run(node, ['--max-old-space-size=6000', join(root, 'training/prices/train.ts'), '--folds', ...off]);
  process.exit(0);
}
if (
  !values.prices &&
  !values.dates &&
  !values.dialogs &&
  !values.messages &&
  !values['own-words'] &&
  !values.model
)
  fail('Name at least one folder: --prices DIR, --dates DIR, --dialogs DIR or --messages DIR; or --model.');

if (values.prices) {
  const cases = readFolder(values.prices);
  const predictions = runPrices(cases);
  write('prices', predictions);
  table('prices', cases, (group) => {
    const at = (threshold) =>
      add(group.map((one) => scorePriceRows(one.rows ?? [], predictions[one.id] ?? [], threshold)));
    const found = at();
    return { rows: found.found + found.missed, F1: percent(f1Of(found)), strict: percent(f1Of(at(STRICT))) };
  });
}

if (values['own-words']) {
  const lists = readLines(join(root, 'training/prices/lists')).map((list) => ({
    ...list,
    scores: runOwnWords(list),
  }));
  for (const kind of ['one', 'two'])
    table(`own words, ${kind}`, lists, (group) => {
      const sum = (result) => group.reduce((total, { scores }) => total + scores[kind][result], 0);
      const all = sum('right') + sum('asked') + sum('lost') + sum('wrong');
      const of = (result) => percent(sum(result) / Math.max(1, all));
      return {
        asked: all,
        right: of('right'),
        'asked back': of('asked'),
        lost: of('lost'),
        wrong: of('wrong'),
      };
    });
}

if (values.dates) {
  const sets = readFolder(values.dates);
  const predictions = Object.assign({}, ...sets.map(runDates));
  write('dates', predictions);
  table('dates', sets, (group) => {
    const items = group.flatMap((set) => set.items);
    const scores = items.map((item) => scoreDates(item, predictions[item.id] ?? null));
    return {
      texts: items.length,
      exact: percent(share(scores, 'exact')),
      accepted: percent(share(scores, 'accepted')),
      'false readings': scores.filter((score) => score.isFalseReading).length,
    };
  });
}

if (values.dialogs) {
  const cases = readFolder(values.dialogs);
  const predictions = Object.fromEntries(cases.map((one) => [one.id, runDialog(one)]));
  write('dialogs', predictions);
  table('dialogs', cases, (group) => {
    const faults = group.map((one) => scoreDialog(one.turns, predictions[one.id] ?? [], one.lang));
    const turns = faults.flat();
    return {
      turns: turns.length,
      'turns as expected': percent(turns.filter((turn) => turn.length === 0).length / turns.length),
      'whole dialogs': `${faults.filter((dialog) => dialog.every((turn) => turn.length === 0)).length} of ${faults.length}`,
    };
  });
}

// What was learned from these very messages is no measure of what is understood: training/messages/k-fold.ts is.
if (values.messages) {
  const cases = loadMessages(values.messages);
  const predictions = runMessages(cases);
  write('messages', predictions);
  table('messages', cases, (group) => {
    const scores = emptyScores();
    for (const one of group) {
      const { acts, mentions } = predictions[one.id];
      const read = mentions.map(({ sign, ...rest }) => ({ ...rest, stance: sign }));
      addScores(scores, one, { clauses: acts, mentions: read, unexplained: [] }, null);
    }
    return summaryOf(scores);
  });
}

if (values.model) {
  const { runModelEval } = await import('../apps/api/src/modules/assistant/testing/eval/run-model-eval.ts');
  const { talks, played, sentences } = await runModelEval(process.env);
  write('model', { talks, played, sentences });
  say('\nrecorded talks with language models');
  console.table(
    Object.fromEntries(
      talks.map(({ language, turns, requests, tokens, ...rest }) => [
        language,
        {
          turns,
          'requests a turn': per(requests, turns),
          'tokens a turn': Math.round(tokens / turns),
          ...rest,
        },
      ]),
    ),
  );
  const named = sentences.map((one) => ({ ...one, lang: `${one.list} ${one.language}` }));
  for (const isTrue of [true, false])
    table(
      isTrue ? 'true sentences, refused wrongly' : 'false sentences, let through',
      named.filter((one) => one.isTrue === isTrue),
      (group) => {
        const wrong = group.filter(({ passed }) => passed !== isTrue);
        return { sentences: group.length, wrong: wrong.length, share: percent(wrong.length / group.length) };
      },
    );
  for (const { passed, isTrue, language, scene, text: said } of sentences)
    if (passed !== isTrue) say(`${isTrue ? 'refused' : 'let through'} ${language} ${scene}: ${said}`);
}

function per(sum, count) {
  return Number((sum / count).toFixed(2));
}

function readFolder(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) fail(`There are no .json files in ${folder}.`);
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

function readLines(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    return lines.flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));
  });
}

function write(name, predictions) {
  if (!values.json) return;
  mkdirSync(values.json, { recursive: true });
  writeFileSync(join(values.json, `${name}.json`), JSON.stringify(predictions, null, 1));
}

/** One line per language and one for all. */
function table(title, cases, score) {
  const byLanguage = Object.entries(Object.groupBy(cases, (one) => one.lang));
  say(`\n${title}`);
  console.table(
    Object.fromEntries([...byLanguage, ['all', cases]].map(([language, group]) => [language, score(group)])),
  );
}

function add(scores) {
  const sum = (key) => scores.reduce((total, score) => total + score[key], 0);
  return { found: sum('found'), missed: sum('missed'), extra: sum('extra') };
}

function share(scores, key) {
  return scores.filter((score) => score[key]).length / scores.length;
}

function percent(value) {
  return `${(value * 100).toFixed(1)} %`;
}
