import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineLanguage } from '@glossa/engine';
import { proveModelReply } from '../../domain/prove-model-reply.ts';
import { sceneOf } from './scenes.ts';

export type Sentence = {
  list: string;
  language: EngineLanguage;
  scene: string;
  isTrue: boolean;
  text: string;
};
export type Judged = Sentence & { passed: boolean };

const languages: Readonly<Record<string, EngineLanguage>> = { en: 'EN', de: 'DE', uk: 'UA', ru: 'RU' };

/** The sentences of all lists: `first` was written before the guard that judges them, `later` and `last` after it. */
export function loadSentences(): Sentence[] {
  const folder = join(import.meta.dirname, 'sentences');
  return readdirSync(folder).flatMap((list) =>
    readdirSync(join(folder, list)).flatMap((file) => {
      const language = languages[file.replace('.txt', '')];
      if (!language) throw new Error(`${file} is named after no language.`);
      return readSentences(readFileSync(join(folder, list, file), 'utf8'), { language, list });
    }),
  );
}

function readSentences(text: string, { language, list }: Pick<Sentence, 'language' | 'list'>): Sentence[] {
  let isTrue = true;
  return text.split('\n').flatMap((line) => {
    if (line === 'true' || line === 'false') isTrue = line === 'true';
    const [scene, said] = line.startsWith('#') ? [] : line.split(' | ');
    return scene && said ? [{ language, list, scene, isTrue, text: said }] : [];
  });
}

/** Each sentence as the guard judges it in its scene. */
export function judgeSentences(sentences: readonly Sentence[]): Judged[] {
  return sentences.map((sentence) => {
    const { facts, desk } = sceneOf(sentence.scene, sentence.language);
    return { ...sentence, passed: proveModelReply(sentence.text, facts, desk, []).ok };
  });
}
