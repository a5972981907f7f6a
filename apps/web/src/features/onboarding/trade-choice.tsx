import { type TradeTemplate, tradeTemplates } from '@glossa/contracts';
import { Radio, SimpleGrid, Text } from '@mantine/core';
import { IconCarGarage, IconDroplet, IconPencil, IconSparkles, IconSunglasses } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './trade-choice.module.css';

const none = 'NONE';
const choices = [...tradeTemplates, none] as const;
const icons = {
  DETAILING: IconSparkles,
  TINT: IconSunglasses,
  WRAP: IconCarGarage,
  WASH: IconDroplet,
  NONE: IconPencil,
};

type TradeChoiceProps = { value: TradeTemplate | null; onChange: (trade: TradeTemplate | null) => void };

/** Which trade's sample prices to start with. Nothing is chosen for the owner: samples are quoted to clients. */
export function TradeChoice({ value, onChange }: TradeChoiceProps) {
  const { t } = useTranslation('onboarding');
  const choose = (chosen: string) => onChange(tradeTemplates.find((trade) => trade === chosen) ?? null);
  return (
    <Radio.Group
      label={t('trade.label')}
      description={t('trade.hint')}
      value={value ?? none}
      onChange={choose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="xs" mt="xs">
        {choices.map((choice) => {
          const Icon = icons[choice];
          return (
            <Radio.Card key={choice} value={choice} className={classes.card}>
              <Icon size={22} stroke={1.6} className={classes.icon} aria-hidden="true" />
              <span>
                <Text component="span" fw={600} display="block">
                  {t(`trade.${choice}`)}
                </Text>
                <Text component="span" c="dimmed" size="xs" display="block" lh={1.35}>
                  {t(`trade.${choice}Text`)}
                </Text>
              </span>
            </Radio.Card>
          );
        })}
      </SimpleGrid>
    </Radio.Group>
  );
}
