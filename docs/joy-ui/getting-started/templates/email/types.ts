export type FolderId = 'inbox' | 'sent' | 'drafts' | 'archive' | 'bin';
export type LabelId = 'clients' | 'suppliers' | 'studio';
export type View = FolderId | LabelId;
export type Filter = 'all' | 'unread' | 'starred';

export interface Person {
  name: string;
  email: string;
  picture: string | null;
}

export interface Attachment {
  name: string;
  size: string;
  picture: string;
}

export interface Mail {
  id: string;
  folder: FolderId;
  label: LabelId | null;
  from: Person;
  to: string;
  subject: string;
  text: string;
  date: string;
  fullDate: string;
  unread: boolean;
  starred: boolean;
  attachments: readonly Attachment[];
}

export const VIEW_NAMES: Record<View, string> = {
  inbox: 'Inbox',
  sent: 'Sent',
  drafts: 'Drafts',
  archive: 'Archive',
  bin: 'Bin',
  clients: 'Clients',
  suppliers: 'Suppliers',
  studio: 'Studio',
};
