export type Presence = 'online' | 'away' | 'offline';
export type Filter = 'all' | 'unread' | 'groups';

export interface Person {
  id: string;
  name: string;
  role: string;
  presence: Presence;
  picture: string | null;
}

export interface Message {
  id: string;
  /** The id of a person. */
  from: string;
  text: string;
  time: string;
  picture: { src: string; alt: string } | null;
  liked: boolean;
}

export interface Day {
  name: string;
  messages: readonly Message[];
}

export interface Conversation {
  id: string;
  /** The name of a group; `null` between two people. */
  group: string | null;
  /** Everybody but me. */
  members: readonly string[];
  days: readonly Day[];
  unread: number;
  muted: boolean;
  draft: string;
  /** What they answer here, one after the other. */
  replies: readonly string[];
}
