export interface EventPage {
  page?: number;
  rows: string[];
  hasMore: boolean;
}

const events = Array.from({ length: 11 }, (_, index) => `Sign-in ${index + 1}`);

/** A request for one page of events, from a server that does not count them. */
export function fetchEvents(page: number): Promise<EventPage> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const rows = events.slice(page * 4, page * 4 + 4);
      resolve({ page, rows, hasMore: page * 4 + 4 < events.length });
    }, 600);
  });
}
