import { CONVERSATIONS } from './data';
import { ME } from './people';
import { type Conversation, type Message } from './types';

export interface Chats {
  conversations: readonly Conversation[];
  openId: string;
  /** Where somebody is writing an answer. */
  typing: readonly string[];
  /** How many messages have been added. */
  added: number;
}

export type Action =
  | { type: 'open' | 'toggleMuted' | 'markUnread' | 'receive'; id: string }
  | { type: 'start'; person: string }
  | { type: 'write'; draft: string }
  | { type: 'send'; text: string }
  | { type: 'like'; message: string };

export const START: Chats = {
  conversations: CONVERSATIONS,
  openId: 'priya',
  typing: [],
  added: 0,
};

const TODAY = 'Today';

const change = (
  chats: Chats,
  id: string,
  changes: (conversation: Conversation) => Partial<Conversation>,
): Chats => ({
  ...chats,
  conversations: chats.conversations.map((one) =>
    one.id === id ? { ...one, ...changes(one) } : one,
  ),
});

/** Adds a message at the end, and moves the conversation to the top. */
function add(chats: Chats, id: string, from: string, text: string): Chats {
  const message: Message = {
    id: `added-${chats.added}`,
    from,
    text,
    time: 'now',
    picture: null,
    liked: false,
  };
  const next = change(chats, id, ({ days }) => {
    const today = days.find(({ name }) => name === TODAY);
    const others = days.filter((day) => day !== today);
    const messages = [...(today?.messages ?? []), message];
    return { days: [...others, { name: TODAY, messages }] };
  });
  const isIt = (one: Conversation) => one.id === id;
  return {
    ...next,
    added: chats.added + 1,
    conversations: [
      ...next.conversations.filter(isIt),
      ...next.conversations.filter((one) => !isIt(one)),
    ],
  };
}

function send(chats: Chats, text: string): Chats {
  const { openId } = chats;
  const sent = add(chats, openId, ME.id, text);
  const answers = sent.conversations.find(({ id }) => id === openId)?.replies ?? [];
  const pending = sent.typing.filter((id) => id === openId).length;
  return {
    ...change(sent, openId, () => ({ draft: '' })),
    typing: answers.length > pending ? [...sent.typing, openId] : sent.typing,
  };
}

function receive(chats: Chats, id: string): Chats {
  const conversation = chats.conversations.find((one) => one.id === id);
  const place = chats.typing.indexOf(id);
  const text = conversation?.replies[0];
  const from = conversation?.members[0];
  if (!conversation || place < 0 || text === undefined || from === undefined) {
    return chats;
  }
  const received = add(chats, id, from, text);
  return {
    ...change(received, id, ({ replies, unread }) => ({
      replies: replies.slice(1),
      unread: id === chats.openId ? unread : unread + 1,
    })),
    typing: chats.typing.filter((_id, index) => index !== place),
  };
}

const open = (chats: Chats, id: string): Chats =>
  change({ ...chats, openId: id }, id, () => ({ unread: 0 }));

function start(chats: Chats, person: string): Chats {
  const known = chats.conversations.find(
    ({ group, members }) => group === null && members[0] === person,
  );
  const conversation: Conversation = known ?? {
    id: person,
    group: null,
    members: [person],
    days: [],
    unread: 0,
    muted: false,
    draft: '',
    replies: ['Hello Dana! What can I do for you?'],
  };
  const conversations = known
    ? chats.conversations
    : [conversation, ...chats.conversations];
  return open({ ...chats, conversations }, conversation.id);
}

export function reduce(chats: Chats, action: Action): Chats {
  switch (action.type) {
    case 'open':
      return open(chats, action.id);
    case 'start':
      return start(chats, action.person);
    case 'toggleMuted':
      return change(chats, action.id, ({ muted }) => ({ muted: !muted }));
    case 'markUnread':
      return change(chats, action.id, () => ({ unread: 1 }));
    case 'write':
      return change(chats, chats.openId, () => ({ draft: action.draft }));
    case 'send':
      return send(chats, action.text);
    case 'receive':
      return receive(chats, action.id);
    case 'like':
      return change(chats, chats.openId, ({ days }) => ({
        days: days.map((day) => ({
          ...day,
          messages: day.messages.map((message) =>
            message.id === action.message
              ? { ...message, liked: !message.liked }
              : message,
          ),
        })),
      }));
  }
}
