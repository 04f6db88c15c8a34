import { chairSketch, van } from './pictures';
import { type Conversation, type Message } from './types';

const say = (
  id: string,
  from: string,
  time: string,
  text: string,
  more: Partial<Message> = {},
): Message => ({ id, from, time, text, picture: null, liked: false, ...more });

const QUIET = { group: null, unread: 0, muted: false, draft: '' };

export const CONVERSATIONS: readonly Conversation[] = [
  {
    ...QUIET,
    id: 'priya',
    members: ['priya'],
    replies: [
      'Great, I will send the drawing to the workshop this afternoon.',
      'One more thing: shall we show it at the fair in June?',
      'Perfect. Talk to you tomorrow!',
    ],
    days: [
      {
        name: 'Wednesday 15 May',
        messages: [
          say('p1', 'dana', '16:05', 'How is the new chair coming along?'),
          say(
            'p2',
            'priya',
            '16:12',
            'Nearly there. The back is a bit lower now, and it stacks.',
          ),
        ],
      },
      {
        name: 'Thursday 16 May',
        messages: [
          say('p3', 'priya', '09:20', 'Here is the sketch with all the measures.', {
            picture: {
              src: chairSketch,
              alt: 'Sketch of a wooden chair, with its height marked',
            },
          }),
          say('p4', 'dana', '09:26', 'Lovely! Is that the oak from the old stock?'),
          say(
            'p5',
            'priya',
            '09:31',
            'Yes, we have enough for about 40 chairs.\nAfter that we should try ash.',
            { liked: true },
          ),
          say(
            'p6',
            'priya',
            '09:32',
            'What do you think about the seat, 44 or 46 cm?',
          ),
        ],
      },
    ],
  },
  {
    ...QUIET,
    id: 'fair',
    group: 'Furniture fair',
    members: ['priya', 'tom', 'leila'],
    unread: 3,
    replies: ['Noted, thank you!', 'I have put it on the list.'],
    days: [
      {
        name: 'Thursday 16 May',
        messages: [
          say('f1', 'tom', '08:02', 'The van is booked from 5 to 9 June.', {
            picture: { src: van, alt: 'A green delivery van' },
          }),
          say('f2', 'leila', '08:15', 'I can bring the two lamps from Ghent.'),
          say('f3', 'tom', '08:40', 'Then we need one more crate. I will build it.'),
        ],
      },
    ],
  },
  {
    ...QUIET,
    id: 'ines',
    members: ['ines'],
    unread: 1,
    replies: ['Good, then I start with the table tops.', 'Will do.'],
    days: [
      {
        name: 'Thursday 16 May',
        messages: [
          say('i1', 'ines', '07:48', 'The sander is back from repair.'),
          say('i2', 'dana', '07:55', 'Finally! Does it run?'),
          say('i3', 'ines', '08:01', 'Like new. Which order comes first today?'),
        ],
      },
    ],
  },
  {
    ...QUIET,
    id: 'tom',
    members: ['tom'],
    replies: ['Thanks, I will tell the customer.'],
    days: [
      {
        name: 'Wednesday 15 May',
        messages: [
          say('t1', 'tom', '14:22', 'Order 530 is delivered. They love the shelf.'),
          say('t2', 'dana', '14:30', 'That is good to hear. Safe way home!'),
        ],
      },
    ],
  },
  {
    ...QUIET,
    id: 'oskar',
    members: ['oskar'],
    muted: true,
    draft: 'The receipts are in the',
    replies: ['Received. I will book them on Monday.'],
    days: [
      {
        name: 'Tuesday 14 May',
        messages: [
          say('o1', 'oskar', '11:10', 'Could you send me the receipts of April?'),
        ],
      },
    ],
  },
];
