import type { DemoModel } from '../../../../plugins/content/demos/types';
import {
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../lib/demos/codeStyling';
import {
  chooseDemoVariant,
  stylingToChoices,
} from '../../../lib/demos/demoVariants';
import { useTranslate } from '../../../hooks/useTranslate';
import { DemoCodePanel } from './DemoCodePanel';
import { getCodePanelId, VARIANT_TABS } from './variantTabs';

interface DemoCodePanelsProps {
  id: string;
  model: DemoModel;
  /** Null for a demo that knows no stylings. */
  written: readonly CodeStyling[] | null;
  /** Whether whole files are wanted in all stylings, or in the default one alone. */
  whole: boolean;
}

/** The code of a demo in each language and styling. */
export function DemoCodePanels({ id, model, written, whole }: DemoCodePanelsProps) {
  const t = useTranslate();
  return (
    <>
      {(written ?? [DEFAULT_CODE_STYLING]).flatMap((styling) => {
        const { variant } = chooseDemoVariant(model, styling);
        const isPart = !whole && styling !== DEFAULT_CODE_STYLING;
        // Code that is the same in both languages is in the static HTML once.
        const shared = isPart && variant.TS.preview === variant.JS.preview;
        const tabs = shared ? VARIANT_TABS.slice(-1) : VARIANT_TABS;
        return tabs.map(({ value, label: language }) => {
          const label = t('code.label', '{{language}} code', { language });
          return (
            <DemoCodePanel
              key={`${styling} ${value}`}
              id={getCodePanelId(id, value, written && styling)}
              label={written ? `${label}, ${styling}` : label}
              name={model.name}
              source={variant[value]}
              language={value}
              stylings={written ? stylingToChoices(styling, written) : undefined}
              shared={shared}
              whole={!isPart}
            />
          );
        });
      })}
    </>
  );
}
