import { getShownLanguage } from '../state/languageStore';
import styles from './showAlert.module.css';

let shown: HTMLElement | null = null;

/**
 * Shows a message with one way out, in place of an earlier one. It is built without React,
 * since the script with the component may be the one that is missing.
 *
 * @returns a function that removes it
 */
export function showAlert(
  text: string,
  action: { label: string; run: () => void },
): () => void {
  const message = document.createElement('div');
  message.className = styles.message ?? '';
  message.lang = getShownLanguage().code;
  message.setAttribute('role', 'alert');
  message.append(text);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action.label;
  button.addEventListener('click', action.run);
  message.append(button);
  shown?.remove();
  shown = message;
  document.body.append(message);
  return () => message.remove();
}
