import assert from 'node:assert/strict';
import test from 'node:test';
import { mapToEnd } from '../../../generator/publish/publish.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('takes the next item only when there is room for it, and keeps the order', async () => {
  let [begun, ended, most] = [0, 0, 0];
  function* items() {
    for (let item = 0; item < 20; item += 1) {
      most = Math.max(most, (begun += 1) - ended);
      yield item;
    }
  }
  const results = await mapToEnd(items(), 4, async (item) => {
    for (let turns = 0; turns <= (item * 7) % 5; turns += 1) await turn();
    ended += 1;
    return item * 2;
  });
  assert.deepEqual(
    results,
    Array.from({ length: 20 }, (_, item) => item * 2),
  );
  assert.equal(most, 4);
});

test('a failure, of an item or of what makes them, is thrown when all that was begun has ended', async () => {
  let running = 0;
  const work = async (item: number) => {
    running += 1;
    await turn();
    await turn();
    running -= 1;
    if (item === 1) throw new Error('item');
  };
  await assert.rejects(mapToEnd([0, 1, 2, 3, 4, 5], 2, work), { message: 'item' });
  assert.equal(running, 0);
  function* broken() {
    yield 0;
    throw new Error('source');
  }
  await assert.rejects(mapToEnd(broken(), 2, work), { message: 'source' });
  assert.equal(running, 0);
});
