import { pullPause } from './event-pulls.js';

const MINUTE = 60_000;

it.each([
  ['LTL', { demo: false, truckload: false }, [15, 30, 60, 60]],
  ['a truckload in transit', { demo: false, truckload: true }, [5, 10, 20, 20]],
  ['a demonstration', { demo: true, truckload: false }, [0.05, 0.1, 0.2, 0.2]],
])('requests events of %s less often while there are none, down to every fourth time', (_, pace, minutes) => {
  expect([0, 1, 2, 200].map((quiet) => pullPause({ ...pace, quiet }) / MINUTE)).toEqual(minutes);
});
