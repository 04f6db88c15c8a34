export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls with a state: buttons have none, and only the reader can choose files. */
export const STATEFUL_CONTROLS =
  'input:not([type=button], [type=submit], [type=reset], [type=image], [type=file]), textarea, select';

/** State of a control; each kind of control has a field. */
export interface ControlState {
  checked: boolean | undefined;
  value: string;
  /** Of a select, for each option whether it is chosen. */
  chosen: readonly boolean[];
}

/** Whether a control is switched by a click. */
export const isCheckable = ({ type }: Element & { type?: string }): boolean =>
  type === 'checkbox' || type === 'radio';

/** Reads the state of a control; of other elements, nothing of meaning. */
export function readControl(element: Element): ControlState {
  const { checked, value, options } = element as HTMLInputElement &
    HTMLSelectElement;
  return {
    checked,
    value,
    chosen: Array.from(options ?? [], ({ selected }) => selected),
  };
}

const isSelect = (control: Control): control is HTMLSelectElement =>
  'options' in control;

/** For each option of a select, whether it is chosen in its HTML. */
function readDefaultChoice({ options, multiple }: HTMLSelectElement): boolean[] {
  const chosen = Array.from(options, (option) => option.defaultSelected);
  // Without a selected option, browsers show the first.
  if (!multiple && !chosen.includes(true) && chosen.length > 0) {
    chosen[0] = true;
  }
  return chosen;
}

/** Whether a control is no longer as its HTML has it. */
export function isControlChanged(control: Control): boolean {
  if (isSelect(control)) {
    return readControl(control).chosen.join() !== readDefaultChoice(control).join();
  }
  const { checked, defaultChecked } = control as HTMLInputElement;
  return isCheckable(control)
    ? checked !== defaultChecked
    : control.value !== control.defaultValue;
}

const dispatch = (control: Control, type: string) =>
  control.dispatchEvent(new Event(type, { bubbles: true }));

/** React listens to what the prototype's setter does, and takes its own for its own. */
function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): void {
  const { selectionStart, selectionEnd } = field;
  if (field.value === value) {
    field.value = field.defaultValue;
  }
  const prototype = Object.getPrototypeOf(field) as typeof field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null && field.ownerDocument.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  dispatch(field, 'input');
  dispatch(field, 'change');
}

/**
 * Sets the state of a control as a reader does, so that its listeners are called. A state that
 * is already set, because the reader was earlier than the listeners, is reset first: only then
 * is it a change.
 */
export function setControl(control: Control, state: ControlState): void {
  if (isSelect(control)) {
    [...control.options].forEach((option, index) => {
      option.selected = state.chosen[index] ?? false;
    });
    dispatch(control, 'input');
    dispatch(control, 'change');
  } else if (isCheckable(control)) {
    const switched = control as HTMLInputElement;
    if (switched.checked === state.checked) {
      switched.checked = switched.defaultChecked;
    }
    if (switched.checked !== state.checked) {
      switched.click();
    }
  } else {
    typeInto(control, state.value);
  }
}
