import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DescribePrices } from './describe-prices.tsx';

type DescribeFoldProps = Parameters<typeof DescribePrices>[0] & {
  /** Folded away at first, where a list or a review is already there. */
  isFolded: boolean;
  /** The text that was read last; a new one folds the box again. */
  readText: string | null;
};

/** The description takes the stage while there is nothing else, and steps back once there is a list. */
export function DescribeFold({ isFolded, readText, ...props }: DescribeFoldProps) {
  const { t } = useTranslation('pricing');
  const [choice, setChoice] = useState<boolean | null>(null);
  useEffect(() => {
    if (readText !== null) setChoice(null);
  }, [readText]);
  const isOpen = choice ?? !isFolded;
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
          {t(isOpen ? 'describe.close' : props.isReviewing ? 'describe.change' : 'describe.open')}
        </Button>
      ) : null}
      {isOpen ? <DescribePrices {...props} /> : null}
    </div>
  );
}
