import { beans, lemon } from './pictures';
import type { Article } from './types';

export const OLDER_ARTICLES: readonly Article[] = [
  {
    id: 'pot-of-beans',
    title: 'A pot of beans for the week',
    lead: 'Cook them once, eat them four times: with toast, in soup, as salad, from the pan.',
    tag: 'Vegetables',
    author: 'Omar Vale',
    date: '27 September 2026',
    minutes: 7,
    picture: beans,
    text: [
      'Soak the beans overnight with a spoon of salt. It keeps the skins whole, whatever you have heard.',
      'Then water, an onion cut in half, bay, and the smallest flame you have. They are done when five of five taste soft, not four of five.',
      'Keep them in their broth. It is half of the dish, and turns to jelly in the fridge.',
    ],
  },
  {
    id: 'lemons-in-salt',
    title: 'Lemons in salt',
    lead: 'A jar that you fill in ten minutes and open in spring.',
    tag: 'Sweet',
    author: 'Nora Doyle',
    date: '15 September 2026',
    minutes: 4,
    picture: lemon,
    text: [
      'Cut the lemons crosswise, almost to the end, and fill the cuts with salt. Push them into a jar until their own juice covers them.',
      'Turn the jar when you pass it. After six weeks the peel is soft and tastes of everything but sour.',
      'Chop it into butter, into yoghurt, or over the plum cake of this autumn.',
    ],
  },
];
