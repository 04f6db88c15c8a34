import { clara, kitchen, nora, plan, ravi, sam, stairs } from './pictures';
import { type Mail, type Person } from './types';

export const ME: Person = {
  name: 'Nora Lindholm',
  email: 'nora@fernhill.example',
  picture: nora,
};

const RAVI = { name: 'Ravi Menon', email: 'ravi@menon.example', picture: ravi };
const CLARA = {
  name: 'Clara Bauer',
  email: 'clara@oakyard.example',
  picture: clara,
};
const SAM = { name: 'Sam Osei', email: 'sam@fernhill.example', picture: sam };
const GRETA = { name: 'Greta Holm', email: 'greta@holm.example', picture: null };
const BANK = { name: 'Towpath Bank', email: 'news@towpath.example', picture: null };
const RAIL = { name: 'Dales Rail', email: 'tickets@dales.example', picture: null };

const PLAIN = {
  folder: 'inbox',
  label: null,
  to: ME.email,
  unread: false,
  starred: false,
  attachments: [],
} as const;

export const MAILS: readonly Mail[] = [
  {
    ...PLAIN,
    id: 'plans',
    label: 'clients',
    from: RAVI,
    subject: 'Kitchen plans for Rose Lane',
    text: 'Hello Nora,\n\nThank you for the second draft. We both prefer the version with the long window seat, and the new place for the fridge solves our problem with the door.\n\nTwo small wishes: could the island be 10 cm narrower, and is there room for a drawer below the oven? I have marked both in the plan.\n\nBest wishes\nRavi',
    date: '10:42',
    fullDate: 'Thursday 16 May, 10:42',
    starred: true,
    attachments: [
      { name: 'rose-lane-plan.svg', size: '14 KB', picture: plan },
      { name: 'kitchen-idea.svg', size: '22 KB', picture: kitchen },
    ],
  },
  {
    ...PLAIN,
    id: 'worktops',
    label: 'suppliers',
    from: CLARA,
    subject: 'Oak worktops arrive a week later',
    text: 'Dear Nora,\n\nThe boards for order 118 need a few more days in the drying room. We can deliver on Tuesday 28 May instead of the 21st.\n\nPlease let me know whether that works for your fitters.\n\nKind regards\nClara Bauer, Oakyard',
    date: '09:15',
    fullDate: 'Thursday 16 May, 09:15',
    unread: true,
  },
  {
    ...PLAIN,
    id: 'lunch',
    label: 'studio',
    from: SAM,
    subject: 'Team lunch on Friday: who is in?',
    text: 'Hi all,\n\nI will book a table at the Canal House for 12:30. Tell me by tonight if you come, and whether you would like to sit outside.\n\nSam',
    date: '08:50',
    fullDate: 'Thursday 16 May, 08:50',
    unread: true,
  },
  {
    ...PLAIN,
    id: 'paid',
    label: 'clients',
    from: GRETA,
    subject: 'Invoice 2291 is paid',
    text: 'Dear Nora,\n\nI have just transferred the last part of invoice 2291. It has been a pleasure to work with you, and the bookshelves are the talk of the house.\n\nGreta Holm',
    date: 'Wed',
    fullDate: 'Wednesday 15 May, 17:20',
    starred: true,
  },
  {
    ...PLAIN,
    id: 'tickets',
    from: RAIL,
    subject: 'Your tickets to Leeds',
    text: 'Thank you for travelling with us.\n\nOutward: Monday 20 May, 07:48, coach B, seat 31.\nReturn: Monday 20 May, 18:15, coach C, seat 12.\n\nShow this message or your booking number, DR 4471, on the train.',
    date: 'Wed',
    fullDate: 'Wednesday 15 May, 12:03',
  },
  {
    ...PLAIN,
    id: 'stairs',
    label: 'clients',
    from: RAVI,
    subject: 'Photo of the finished stairs',
    text: 'Hello Nora,\n\nHere is the picture I promised. The light in the morning is even better than in your drawings!\n\nRavi',
    date: 'Tue',
    fullDate: 'Tuesday 14 May, 20:31',
    attachments: [{ name: 'stairs.svg', size: '18 KB', picture: stairs }],
  },
  {
    ...PLAIN,
    id: 'order',
    folder: 'sent',
    label: 'suppliers',
    from: ME,
    to: CLARA.email,
    subject: 'Order 118: six oak boards',
    text: 'Dear Clara,\n\nPlease send six boards of 240 by 62 cm, oiled, to 4 Rose Lane.\n\nNora',
    date: 'Mon',
    fullDate: 'Monday 13 May, 11:10',
  },
  {
    ...PLAIN,
    id: 'closing',
    folder: 'drafts',
    label: 'studio',
    from: ME,
    to: SAM.email,
    subject: 'Summer closing',
    text: 'Hi Sam,\n\nshall we close the studio in the first two weeks of August?',
    date: 'Mon',
    fullDate: 'Monday 13 May, 09:02',
  },
  {
    ...PLAIN,
    id: 'survey',
    folder: 'archive',
    label: 'clients',
    from: GRETA,
    subject: 'Keys for the survey',
    text: 'Dear Nora,\n\nThe keys are with the neighbour at number 7. The measurements can take as long as you like.\n\nGreta',
    date: '2 May',
    fullDate: 'Thursday 2 May, 14:45',
  },
  {
    ...PLAIN,
    id: 'rates',
    folder: 'bin',
    from: BANK,
    subject: 'New rates for business accounts',
    text: 'Our rates change on 1 June. You find the new list in every branch.',
    date: '30 Apr',
    fullDate: 'Tuesday 30 April, 06:00',
  },
];
