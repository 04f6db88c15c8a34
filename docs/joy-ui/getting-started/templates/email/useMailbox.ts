import * as React from 'react';
import { MAILS, ME } from './data';
import {
  type Filter,
  type FolderId,
  type Mail,
  type View,
  VIEW_NAMES,
} from './types';

export interface Draft {
  /** The message in Drafts that is being edited. */
  id: string | null;
  to: string;
  subject: string;
  text: string;
}

interface Notice {
  id: number;
  open: boolean;
  text: string;
  /** The message as it was, for Undo. */
  before: Mail | null;
}

const SILENCE: Notice = { id: 0, open: false, text: '', before: null };

const isIn = ({ folder, label }: Mail, view: View) =>
  folder === view || (label === view && folder !== 'bin');

const includes = (mail: Mail, query: string) =>
  [mail.from.name, mail.to, mail.subject, mail.text]
    .join(' ')
    .toLowerCase()
    .includes(query.trim().toLowerCase());

export default function useMailbox() {
  const [mails, setMails] = React.useState(MAILS);
  const [view, setView] = React.useState<View>('inbox');
  const [filter, setFilter] = React.useState<Filter>('all');
  const [query, setQuery] = React.useState('');
  const [openId, setOpenId] = React.useState<string | null>('plans');
  const [notice, setNotice] = React.useState<Notice>(SILENCE);
  const [written, setWritten] = React.useState(0);

  const inView = mails.filter((mail) => isIn(mail, view));
  const shown = inView.filter(
    (mail) =>
      includes(mail, query) &&
      // What has just been opened stays, although it is no longer unread.
      (filter !== 'unread' || mail.unread || mail.id === openId) &&
      (filter !== 'starred' || mail.starred),
  );

  const change = (id: string, changes: Partial<Mail>) =>
    setMails(mails.map((mail) => (mail.id === id ? { ...mail, ...changes } : mail)));

  const announce = (text: string, before: Mail | null = null) =>
    setNotice({ id: notice.id + 1, open: true, text, before });

  function put(draft: Draft, folder: FolderId, text: string) {
    const id = draft.id ?? `written-${written}`;
    const mail: Mail = {
      id,
      folder,
      label: mails.find((one) => one.id === id)?.label ?? null,
      from: ME,
      to: draft.to,
      subject: draft.subject,
      text: draft.text,
      date: 'now',
      fullDate: 'Just now',
      unread: false,
      starred: false,
      attachments: [],
    };
    setWritten(written + 1);
    setMails([mail, ...mails.filter((one) => one.id !== id)]);
    announce(text);
  }

  return {
    view,
    filter,
    query,
    shown,
    notice,
    openMail: inView.find((mail) => mail.id === openId) ?? null,
    unread: mails.filter((mail) => mail.folder === 'inbox' && mail.unread).length,
    drafts: mails.filter((mail) => mail.folder === 'drafts').length,
    setFilter,
    setQuery,
    dismiss: () => setNotice({ ...notice, open: false }),

    show(next: View) {
      setView(next);
      setFilter('all');
      setQuery('');
      setOpenId(null);
    },
    open(id: string) {
      setOpenId(id);
      change(id, { unread: false });
    },
    toggleStar: ({ id, starred }: Mail) => change(id, { starred: !starred }),
    toggleUnread(mail: Mail) {
      change(mail.id, { unread: !mail.unread });
      announce(mail.unread ? 'Marked as read' : 'Marked as unread');
    },
    move(mail: Mail, folder: FolderId) {
      change(mail.id, { folder });
      setOpenId(null);
      announce(`Moved to ${VIEW_NAMES[folder]}`, mail);
    },
    remove({ id, subject }: Mail) {
      setMails(mails.filter((mail) => mail.id !== id));
      setOpenId(null);
      announce(`Deleted for ever: ${subject}`);
    },
    undo() {
      if (notice.before) {
        change(notice.before.id, notice.before);
      }
      announce('Moved back');
    },
    send: (draft: Draft) => put(draft, 'sent', `Sent to ${draft.to}`),
    saveDraft: (draft: Draft) => put(draft, 'drafts', 'Saved in Drafts'),
  };
}

export type Mailbox = ReturnType<typeof useMailbox>;
