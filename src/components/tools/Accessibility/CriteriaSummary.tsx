import {
  countCriteria,
  LEVELS,
  STATES,
} from '../../../lib/accessibility/conformance';
import { CRITERIA } from '../../../lib/accessibility/criteria';
import { ScrollingTable } from '../../article/Article/ScrollingTable';
import { STATE_NAMES } from './stateNames';
import styles from './AccessibilityPage.module.css';

/** Number of criteria in each state, and the meaning of the states. */
export function CriteriaSummary() {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">State</th>
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              Level {level}
            </th>
          ))}
          <th scope="col">Both</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {STATES.map((state) => (
          <tr key={state}>
            <th scope="row">{STATE_NAMES[state].name}</th>
            {LEVELS.map((level) => (
              <td key={level} className={styles.number}>
                {countCriteria(CRITERIA, state, level)}
              </td>
            ))}
            <td className={styles.number}>{countCriteria(CRITERIA, state)}</td>
            <td className={styles.text}>{STATE_NAMES[state].meaning}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
