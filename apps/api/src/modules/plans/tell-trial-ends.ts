import { planLimits } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { listPartnersOfPlan, type StoredPartner } from '../partners/index.ts';
import { type TrialNotice, trialEndOf, trialNoticeDue } from './domain/trial.ts';
import { toldTrials } from './plans.table.ts';

type Tell = (tx: Database, partner: StoredPartner, notice: TrialNotice) => Promise<void>;
type Deps = { db: Database; tell: Tell };

const queue = 'trial-ends';
const dayMs = 24 * 60 * 60 * 1000;
const looksBackDays = 4;

/** Looks every hour whose trial comes to its end. The queue gives each look to one server. */
export async function startTrialNotices(deps: Deps & { jobs: Jobs; now: Clock }): Promise<void> {
  const { jobs, now } = deps;
  await jobs.createQueue(queue, { retryLimit: 2, expireInSeconds: 600 });
  await jobs.work(queue, async () => {
    await tellTrialEnds(deps, now());
  });
  await jobs.schedule(queue, '10 * * * *');
}

/** Tells each owner three days and one day before the trial's end and when it is over: each once. Gives how many were told. */
export async function tellTrialEnds({ db, tell }: Deps, now: Date): Promise<number> {
  const days = (planLimits.TRIAL.trialDays ?? 0) + looksBackDays;
  const since = new Date(now.getTime() - days * dayMs);
  const onTrial = await listPartnersOfPlan(db, 'TRIAL', since);
  let told = 0;
  for (const partner of onTrial) {
    const end = trialEndOf(partner.plan, partner.createdAt);
    const notice = end && trialNoticeDue(end, now);
    if (notice && (await tellOnce({ db, tell }, partner, notice))) told += 1;
  }
  return told;
}

async function tellOnce({ db, tell }: Deps, partner: StoredPartner, notice: TrialNotice): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(toldTrials)
      .values({ partnerId: partner.id, notice })
      .onConflictDoNothing()
      .returning({ notice: toldTrials.notice });
    if (!isNew) return false;
    await tell(tx, partner, notice);
    return true;
  });
}
