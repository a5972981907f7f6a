import { botSchemes } from '@glossa/contracts';
import { ColorInput, Group, Radio, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { BotForm } from './bot-form.ts';
import { contrastOnWhite, readableContrast } from './contrast.ts';
import { FieldGroup } from './field-group.tsx';

const swatches = ['#0B7A75', '#0E1116', '#1D5FD1', '#6D3FD9', '#B3261E', '#C25E00', '#2E7D32', '#FFB300'];

/** What the client sees of it before the first word. */
export function LookFields({ form }: { form: BotForm }) {
  const { t } = useTranslation('bot-editor');
  return (
    <FieldGroup title={t('group.look')}>
      <div>
        <ColorInput
          label={t('accent')}
          description={t('accentHint')}
          format="hex"
          swatches={swatches}
          swatchesPerRow={8}
          withEyeDropper={false}
          maw={260}
          popoverProps={{ keepMounted: false }}
          {...form.getInputProps('look.accentColor')}
        />
        <ContrastNote color={form.values.look.accentColor} />
      </div>
      <Radio.Group
        label={t('launcher.label')}
        description={t('launcher.hint')}
        {...form.getInputProps('look.launcherPosition')}
      >
        <Group gap="lg" mt={6}>
          <Radio value="LEFT" label={t('launcher.LEFT')} />
          <Radio value="RIGHT" label={t('launcher.RIGHT')} />
        </Group>
      </Radio.Group>
      <Radio.Group
        label={t('scheme.label')}
        description={t('scheme.hint')}
        {...form.getInputProps('look.scheme')}
      >
        <Group gap="lg" mt={6}>
          {botSchemes.map((scheme) => (
            <Radio key={scheme} value={scheme} label={t(`scheme.${scheme}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Switch
        label={t('teaser.label')}
        description={t('teaser.hint')}
        {...form.getInputProps('look.teaser', { type: 'checkbox' })}
      />
    </FieldGroup>
  );
}

/** The chat mends a pale accent by itself; the owner should know that it will look different there. */
function ContrastNote({ color }: { color: string }) {
  const { t } = useTranslation('bot-editor');
  const { number } = useFormat();
  const contrast = contrastOnWhite(color);
  if (contrast === null) return null;
  const ratio = number(Math.round(contrast * 10) / 10);
  const isReadable = contrast >= readableContrast;
  return (
    <Text size="xs" mt={4} role="status" c={isReadable ? 'dimmed' : 'var(--glossa-warning)'}>
      {isReadable ? t('contrast.good', { ratio }) : t('contrast.pale', { ratio })}
    </Text>
  );
}
