import { OLDER_ARTICLES } from './olderArticles';
import { bread, mackerel, plums, pumpkin } from './pictures';
import type { Article } from './types';

/** Newest first. */
export const ARTICLES: readonly Article[] = [
  {
    id: 'sunday-loaf',
    title: 'A loaf that waits for you',
    lead: 'Dough that rests two nights in the fridge asks for ten minutes of work and tastes of a whole bakery.',
    tag: 'Bread',
    author: 'Marta Oliveira',
    date: '14 November 2026',
    minutes: 6,
    picture: bread,
    text: [
      'Most bread fails for want of time, not for want of skill. The cold does the kneading for you: it lets the flour drink, and the yeast work so slowly that flavour keeps up with it.',
      'Stir everything together on Friday evening, until no dry flour is left. Cover the bowl and forget it. On Saturday, fold the dough once over itself from each side, and put it back.',
      'On Sunday morning, heat a heavy pot in the oven, as hot as it goes. Let the dough slide in, put the lid on, and take it off after half an hour. Another quarter of an hour makes the crust.',
      'Wait with the knife. A loaf that is cut hot is damp inside for the rest of its life.',
    ],
    recipe: {
      serves: 4,
      ingredients: [
        { amount: 400, unit: 'g', name: 'bread flour' },
        { amount: 100, unit: 'g', name: 'wholemeal rye flour' },
        { amount: 380, unit: 'ml', name: 'cold water' },
        { amount: 10, unit: 'g', name: 'salt' },
        { amount: 1, unit: 'g', name: 'dry yeast' },
      ],
    },
  },
  {
    id: 'roast-pumpkin',
    title: 'Pumpkin, almost burnt',
    lead: 'Leave it in the oven until the edges turn black, then add something sharp.',
    tag: 'Vegetables',
    author: 'Omar Vale',
    date: '2 November 2026',
    minutes: 4,
    picture: pumpkin,
    text: [
      'Pumpkin is sweet and soft, and on its own a little dull. Two things help: fire and vinegar.',
      'Cut it into wedges as thick as a thumb, skin and all. Oil, salt, a hot oven, and no turning. What lies on the tray takes colour, and colour is what you are after.',
      'While it is hot, spoon the vinegar over it. It hisses, and most of its sharpness goes with the steam.',
    ],
    recipe: {
      serves: 4,
      ingredients: [
        { amount: 1.2, unit: 'kg', name: 'pumpkin' },
        { amount: 3, unit: 'tbsp', name: 'olive oil' },
        { amount: 2, unit: 'tbsp', name: 'cider vinegar' },
        { amount: 40, unit: 'g', name: 'toasted hazelnuts' },
        { name: 'flaky salt' },
      ],
    },
  },
  {
    id: 'mackerel-ten',
    title: 'Mackerel in ten minutes',
    lead: 'The cheapest fish at the counter needs a hot pan and nobody who looks away.',
    tag: 'Fish',
    author: 'Nora Doyle',
    date: '21 October 2026',
    minutes: 3,
    picture: mackerel,
    text: [
      'Ask for fillets with the skin on, and dry them as if they were to be painted.',
      'The pan smokes before the fish goes in, skin down. Press it flat for ten seconds and then leave it alone for three minutes. Turn it, count to thirty, done.',
      'Lemon, boiled potatoes, a cold plate of cucumber. That is a supper.',
    ],
  },
  {
    id: 'plum-cake',
    title: 'Plum cake without a mixer',
    lead: 'One bowl, one spoon, and plums that sink exactly as deep as they like.',
    tag: 'Sweet',
    author: 'Marta Oliveira',
    date: '9 October 2026',
    minutes: 5,
    picture: plums,
    text: [
      'Melted butter makes this cake, and melted butter needs no machine. Stir it with the sugar, then the eggs, then the flour, and stop as soon as you see no white any more.',
      'Halve the plums and set them on the dough with the cut side up. In the oven the dough climbs around them.',
      'It is better on the second day, if there is one.',
    ],
    recipe: {
      serves: 8,
      ingredients: [
        { amount: 150, unit: 'g', name: 'butter' },
        { amount: 140, unit: 'g', name: 'brown sugar' },
        { amount: 3, name: 'eggs' },
        { amount: 200, unit: 'g', name: 'flour' },
        { amount: 12, name: 'plums' },
      ],
    },
  },
  ...OLDER_ARTICLES,
];
