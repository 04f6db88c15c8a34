export interface Slot {
  id: string;
  time: string;
  lane: string;
  free: number;
}

export interface Day {
  name: string;
  slots: readonly Slot[];
}

const TIMES = ['7 am', '12 noon', '6 pm'] as const;
const LANES = ['Fast lane', 'Slow lane', 'Lessons'] as const;
const NAMES = ['Today', 'Tomorrow', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const DAYS: readonly Day[] = NAMES.map((name, day) => ({
  name,
  slots: TIMES.map((time, index) => ({
    id: `${name} ${time}`,
    time,
    lane: LANES[(day + index) % LANES.length] ?? LANES[0],
    free: (day * 3 + index * 2) % 7,
  })),
}));

export const LINKS = [
  { text: 'Opening hours', href: '/material-ui/react-table/' },
  { text: 'Prices', href: '/material-ui/getting-started/templates/pricing/' },
  { text: 'Contact', href: '/material-ui/react-text-field/' },
] as const;
