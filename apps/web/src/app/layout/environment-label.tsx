import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getSite } from '../../api/site.ts';
import { environmentOf } from './environment.ts';
import classes from './environment-label.module.css';

export function EnvironmentLabel() {
  const { t } = useTranslation('frame');
  const site = useQuery({ queryKey: keys.site, queryFn: getSite, staleTime: Number.POSITIVE_INFINITY });
  if (site.isPending) return null;
  const environment = environmentOf(window.location.hostname, site.data?.productionHosts ?? []);
  return (
    <Text
      component="span"
      className={classes.label}
      data-environment={environment}
      title={t(`environment.${environment}Hint`)}
    >
      {t(`environment.${environment}`)}
    </Text>
  );
}
