import type { Partner } from '@glossa/contracts';
import { Group, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Listed } from '../../api/request.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './today-card.module.css';

export function NewestPartners({ partners }: { partners: UseQueryResult<Listed<Partner>> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Surface component="section" mb="lg">
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg">
          {t('admin.newestPartners')}
        </Title>
        <LinkButton variant="default" size="compact-md" to={paths.partners}>
          {t('admin.allPartners')}
        </LinkButton>
      </Group>
      <QueryView query={partners} skeleton={<LineSkeletons count={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('admin.noPartners')}</Text>
          ) : (
            <ol className={classes.list}>
              {items.map((partner) => (
                <li key={partner.id} className={classes.booking}>
                  <span className={classes.what}>
                    <TextLink to={paths.partner} params={{ partnerId: partner.id }} fw={600}>
                      {partner.name}
                    </TextLink>
                    <Text component="span" c="dimmed" size="xs">
                      {partner.address}
                    </Text>
                  </span>
                  <Text component="span" c="dimmed" size="xs">
                    {t('admin.botCount', { count: partner.bots.length })} ·{' '}
                    {t('admin.since', { date: format.date(partner.createdAt) })}
                  </Text>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Surface>
  );
}
