import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DescribePrices } from './describe-prices.tsx';

type DescribeFoldProps = Parameters<typeof DescribePrices>[0] & {
  /** Folded away at first, where a list is already there. */
  isFolded: boolean;
};

/** The description takes the stage while there is nothing else, and steps back once there is a list. */
export function DescribeFold({ isFolded, ...props }: DescribeFoldProps) {
  const { t } = useTranslation('pricing');
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? (!isFolded || props.isReading);
  return (
    <div>
      {isFolded ? (
        <Button
          variant="default"
          leftSection={<IconClipboardText size={17} />}
          aria-expanded={isOpen}
          mb={isOpen ? 'sm' : 0}
          onClick={() => setChoice(!isOpen)}
        >
          {t(isOpen ? 'describe.close' : 'describe.open')}
        </Button>
      ) : null}
      {isOpen ? <DescribePrices {...props} /> : null}
    </div>
  );
}
