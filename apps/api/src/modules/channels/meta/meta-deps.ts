import type { Jobs } from '../../../jobs/start-jobs.ts';
import type { TalkDeps } from '../../conversations/index.ts';
import type { Precedence } from '../precedence.ts';
import type { OpenGraph } from './graph-client.ts';

export type MetaDeps = TalkDeps & {
  openGraph: OpenGraph;
  /** The secret of the app all studios may share; null where each brings an app of its own. */
  metaAppSecret: string | null;
  /** Meta waits for its answer: meanwhile nobody begins to think. */
  precedence: Precedence;
  /** Null where nothing runs in the background: then the messengers are not served. */
  jobs: Jobs | null;
};
