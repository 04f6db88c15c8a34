import {
  API_DISPLAYS,
  type ApiDisplay,
  type ApiSection,
} from '../../lib/reference/apiDisplay';
import { useApiDisplay } from '../../hooks/useApiDisplay';
import { Segments } from '../controls/Segments/Segments';
import styles from './ApiToolbar.module.css';

const SECTION_LABELS: Record<ApiSection, string> = {
  props: 'Props display',
  slots: 'Slots display',
  classes: 'Classes display',
};

const DISPLAY_LABELS: Record<ApiDisplay, string> = {
  collapsed: 'Collapsed',
  expanded: 'Expanded',
  table: 'Table',
};

const DISPLAY_OPTIONS = API_DISPLAYS.map((value) => ({
  value,
  label: DISPLAY_LABELS[value],
}));

interface DisplayChoiceProps {
  /** Id of the section on its page. */
  id: string;
  section: ApiSection;
}

/** Choice of a section's display; stored, and shared by all sections of its kind. */
export function DisplayChoice({ id, section }: DisplayChoiceProps) {
  const [display, setDisplay] = useApiDisplay(section);
  return (
    <fieldset
      className={styles.display}
      role="radiogroup"
      aria-label={SECTION_LABELS[section]}
      data-section={section}
    >
      <Segments
        name={`${id}-display`}
        options={DISPLAY_OPTIONS}
        value={display}
        onChange={setDisplay}
        small
        drawnByPage
        className={styles.segments}
      />
    </fieldset>
  );
}
