import { getPerson, ME } from './people';
import { type Conversation } from './types';

export function getTitle({ group, members: [first = ''] }: Conversation): string {
  return group ?? getPerson(first).name;
}

/** The last message in one line, with its author. */
export function getPreview({ draft, days, group }: Conversation): string {
  if (draft.trim()) {
    return `Draft: ${draft}`;
  }
  const last = days.at(-1)?.messages.at(-1);
  if (!last) {
    return 'No messages yet';
  }
  if (last.from === ME.id) {
    return `You: ${last.text}`;
  }
  const [firstName = ''] = getPerson(last.from).name.split(' ');
  return group ? `${firstName}: ${last.text}` : last.text;
}

export const getTime = ({ days }: Conversation): string =>
  days.at(-1)?.messages.at(-1)?.time ?? '';
