import { readConfig } from '../../../../config.ts';
import { connectModel } from '../../connect-model.ts';
import { type Figures, figuresOf, loadTalks, type Played, replayTalk } from './replay-talks.ts';
import { type Judged, judgeSentences, loadSentences } from './score-sentences.ts';

export type ModelReport = { talks: Figures[]; played: Played[]; sentences: Judged[] };

/** Every recorded talk through the real path and every sentence through the guard; with a key, live models talk. */
export async function runModelEval(env: NodeJS.ProcessEnv): Promise<ModelReport> {
  const live = env.AI_MODEL ? await connectModel(readConfig(env).ai, { onTrouble: () => {} }) : null;
  const played: Played[] = [];
  for (const talk of loadTalks()) played.push(await replayTalk(talk, live));
  const languages = [...new Set(played.map(({ talk }) => talk.language))];
  return {
    played,
    talks: [
      ...languages.map((language) =>
        figuresOf(
          played.filter(({ talk }) => talk.language === language),
          language,
        ),
      ),
      figuresOf(played, 'all'),
    ],
    sentences: judgeSentences(loadSentences()),
  };
}
