import { Accordion } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './embed-guide.module.css';

const builders = ['html', 'wordpress', 'wix', 'squarespace', 'tilda', 'shopify'] as const;
const steps = ['step1', 'step2', 'step3'] as const;

/** Where the line goes in the tools most studios built their site with. */
export function BuilderNotes() {
  const { t } = useTranslation('embed-guide');
  return (
    <Accordion variant="separated" order={3}>
      {builders.map((builder) => (
        <Accordion.Item key={builder} value={builder}>
          <Accordion.Control>{t(`builders.${builder}.name`)}</Accordion.Control>
          <Accordion.Panel>
            <ol className={classes.steps}>
              {steps.map((step) => (
                <li key={step}>{t(`builders.${builder}.${step}`)}</li>
              ))}
            </ol>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
