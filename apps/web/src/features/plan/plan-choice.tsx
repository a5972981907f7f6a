import { type Partner, type PlanName, planLimits, planNames } from '@glossa/contracts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getUsage } from '../../api/dashboard.ts';
import { keys } from '../../api/keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import classes from './plan.module.css';
import { PlanCard } from './plan-card.tsx';
import { PlanNow } from './plan-now.tsx';

const Subscribe = lazyRouteComponent(() => import('./subscribe.tsx'), 'Subscribe');

/** What the studio has, how much of it is used, and what else there is. */
export function PlanChoice({ partner }: { partner: Partner }) {
  const { t } = useTranslation('plan');
  const [wanted, setWanted] = useState<PlanName | null>(null);
  const usage = useQuery({ queryKey: keys.usage(partner.id), queryFn: () => getUsage(partner.id) });
  return (
    <QueryView query={usage} skeleton={<LineSkeletons count={6} />}>
      {(used) => (
        <Stack gap="lg">
          <PlanNow partner={partner} usage={used} />
          <ul className={classes.plans} aria-label={t('plans')}>
            {planNames.map((name) => (
              <PlanCard
                key={name}
                name={name}
                limits={planLimits[name]}
                isCurrent={used.plan === name}
                onWant={name === 'TRIAL' ? null : () => setWanted(name)}
              />
            ))}
          </ul>
          <Dialog
            opened={wanted !== null}
            onClose={() => setWanted(null)}
            title={t('subscribeTo', { plan: wanted === null ? '' : t(`names.${wanted}`) })}
          >
            {wanted === null ? null : (
              <Suspense fallback={<LineSkeletons count={4} />}>
                <Subscribe partner={partner} plan={wanted} onDone={() => setWanted(null)} />
              </Suspense>
            )}
          </Dialog>
        </Stack>
      )}
    </QueryView>
  );
}
