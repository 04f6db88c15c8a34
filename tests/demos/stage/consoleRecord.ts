import { LICENSE_MESSAGE } from '../../harness/licenseNotice';

/** Methods of the console that a demo may have called, by itself or through a library. */
const METHODS = ['debug', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;

/**
 * Messages of development builds about packages and not about a demo: React announces to the
 * authors of MUI what a later React will no longer take.
 */
const LIBRARY_NOTICES = [
  /^Warning: Mui\w+: Support for defaultProps will be removed from function components/,
  // Announcement of the defaults of release 7, which code for release 6 need not set.
  /^⚠️ React Router Future Flag Warning/,
  // Its hooks are layout effects, on the server as well.
  /^Warning: useLayoutEffect does nothing on the server,.* at MemoryRouter /s,
  LICENSE_MESSAGE,
];

/** Fills in the placeholders of React's and other libraries' messages. */
function formatMessage([first, ...values]: unknown[]): string {
  const rest = [...values];
  const text = String(first).replace(/%[sdifoOc]/g, (placeholder) => {
    const value = rest.shift();
    return placeholder === '%c' ? '' : describeValue(value);
  });
  return [text, ...rest.map(describeValue)].join(' ');
}

function describeValue(value: unknown): string {
  if (value instanceof Error) {
    return value.message;
  }
  try {
    return typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? typeof value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * Takes over the console.
 *
 * @returns a function that gives what was written since its last call, one line a message
 */
export function recordConsole(): () => string[] {
  let messages: string[] = [];
  for (const method of METHODS) {
    console[method] = (...values: unknown[]) => {
      const text = formatMessage(values).replace(/\s+/g, ' ').trim();
      if (!LIBRARY_NOTICES.some((notice) => notice.test(text))) {
        messages.push(`console.${method}: ${text.slice(0, 600)}`);
      }
    };
  }
  return () => {
    const taken = messages;
    messages = [];
    return taken;
  };
}
