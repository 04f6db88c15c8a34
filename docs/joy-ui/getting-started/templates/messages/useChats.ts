import * as React from 'react';
import { reduce, START } from './chats';

const ANSWER_AFTER = 1500;

export default function useChats() {
  const [chats, dispatch] = React.useReducer(reduce, START);
  const timers = React.useRef<number[]>([]);

  React.useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach((timer) => window.clearTimeout(timer));
  }, []);

  function send(text: string) {
    const { openId } = chats;
    dispatch({ type: 'send', text });
    timers.current.push(
      window.setTimeout(
        () => dispatch({ type: 'receive', id: openId }),
        ANSWER_AFTER,
      ),
    );
  }

  return { ...chats, dispatch, send };
}
