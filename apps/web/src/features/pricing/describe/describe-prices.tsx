import { countCharacters, isBlankText, pricingLimits } from '@glossa/contracts';
import { Button, Group, Progress, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { Surface } from '../../../ui/surface.tsx';
import { FailedNotice } from '../failed-notice.tsx';

type DescribePricesProps = {
  text: string;
  onText: (text: string) => void;
  onRead: (text: string) => void;
  isReading: boolean;
  /** How far a long text is, where that is known. */
  progress: { done: number; total: number } | null;
  error: unknown;
  isReviewing: boolean;
  /** Whether reading is the one thing to do on the screen now. */
  isPrimary: boolean;
};

/** The owner's text and the way from it to a table. */
export function DescribePrices(props: DescribePricesProps) {
  const { text, onText, onRead, isReading, progress, isReviewing } = props;
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const [complaint, setComplaint] = useState<'empty' | 'tooLong' | null>(null);
  const length = countCharacters(text);
  const max = format.number(pricingLimits.descriptionCharacters);
  const read = (event: FormEvent) => {
    event.preventDefault();
    const wrong = findComplaint(text, length);
    setComplaint(wrong);
    if (wrong === null) onRead(text);
  };
  const readingWords =
    progress && progress.total > 1
      ? t('describe.readingPart', {
          done: Math.min(progress.done + 1, progress.total),
          total: progress.total,
        })
      : t('describe.reading');
  const complaintText = complaint && t(`describe.${complaint}`, { count: length, max });
  return (
    <Surface component="section" aria-label={t('describe.title')}>
      <form onSubmit={read} noValidate>
        <Stack gap="sm">
          <div>
            <Title order={2} fz="lg">
              {t('describe.title')}
            </Title>
            <Text c="dimmed" maw={720}>
              {t('describe.text')}
            </Text>
          </div>
          <Textarea
            aria-label={t('describe.label')}
            placeholder={t('describe.placeholder')}
            value={text}
            onChange={(event) => {
              setComplaint(null);
              onText(event.currentTarget.value);
            }}
            error={complaintText}
            rows={9}
            resize="vertical"
          />
          {isReading && progress && progress.total > 1 ? (
            <Progress
              value={(100 * progress.done) / progress.total}
              aria-label={t('describe.reading')}
              size="sm"
            />
          ) : null}
          {props.error ? <FailedNotice title={t('describe.failed')} error={props.error} /> : null}
          <Group gap="sm" justify="space-between">
            <Button
              type="submit"
              variant={props.isPrimary ? 'shift' : 'default'}
              leftSection={<IconWand size={17} />}
              loading={isReading}
            >
              {t(isReviewing ? 'describe.readAgain' : 'describe.read')}
            </Button>
            <Text size="xs" c="dimmed" role="status">
              {isReading ? readingWords : t('describe.kept')}
              {length > pricingLimits.descriptionCharacters / 2
                ? ` ${t('describe.length', { count: length, max })}`
                : ''}
            </Text>
          </Group>
        </Stack>
      </form>
    </Surface>
  );
}

function findComplaint(text: string, length: number): 'empty' | 'tooLong' | null {
  if (isBlankText(text)) return 'empty';
  return length > pricingLimits.descriptionCharacters ? 'tooLong' : null;
}
