import type { PriceListVersion } from '@glossa/contracts';
import { Badge, Button, Drawer, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../api/keys.ts';
import { listPriceVersions } from '../../../api/pricing.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import classes from './history-drawer.module.css';

type HistoryDrawerProps = {
  partnerId: string;
  timezone: string;
  onClose: () => void;
  onRestore: (version: number) => void;
  isRestoring: boolean;
};

/** Every saved state of the list, and the way back to it. */
export function HistoryDrawer({ partnerId, timezone, onClose, onRestore, isRestoring }: HistoryDrawerProps) {
  const { t } = useTranslation(['pricing', 'ui']);
  const versions = useQuery({
    queryKey: keys.priceVersions(partnerId),
    queryFn: () => listPriceVersions(partnerId),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={<Text fw={650}>{t('history.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <QueryView query={versions} skeleton={<LineSkeletons count={5} />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <Text c="dimmed">{t('history.empty')}</Text>
          ) : (
            <ol className={classes.list}>
              {loaded.map((version, at) => (
                <li key={version.version} className={classes.item}>
                  <VersionFacts version={version} timezone={timezone} />
                  {at === 0 ? (
                    <Badge variant="light" tt="none">
                      {t('history.current')}
                    </Badge>
                  ) : (
                    <Button
                      variant="default"
                      size="compact-sm"
                      loading={isRestoring}
                      aria-label={t('history.restoreLabel', { version: version.version })}
                      onClick={() => onRestore(version.version)}
                    >
                      {t('history.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Drawer>
  );
}

function VersionFacts({ version, timezone }: { version: PriceListVersion; timezone: string }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const changes = (['new', 'changed', 'removed'] as const).flatMap((name) => {
    const n = { new: version.added, changed: version.changed, removed: version.removed }[name];
    return n > 0 ? [t(`save.${name}`, { n })] : [];
  });
  return (
    <div className={classes.facts}>
      <Text fw={600}>{t('history.version', { version: version.version })}</Text>
      <Text size="sm" c="dimmed">
        {format.date(version.createdAt, timezone)}, {format.time(version.createdAt, timezone)} ·{' '}
        {t(`history.${version.kind}`)}
      </Text>
      <Text size="sm">{changes.join(' · ')}</Text>
      {version.author ? (
        <Text size="xs" c="dimmed">
          {version.author}
        </Text>
      ) : null}
    </div>
  );
}
