export class Held {
  released(path: string): Promise<void>;
  release(path: string): void;
}
