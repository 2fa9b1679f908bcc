import type { Catalogue, Solution } from '../../src/catalogue/schema.js';

/** What a scenario answers. */
export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | undefined;
  /** After so many characters the connection ends. */
  cutAt?: number;
}

export interface ScenarioContext {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string>;
  /** Settles when the test lets the document go. */
  released: Promise<void>;
  /** The response, for scenarios that answer by themselves and return nothing. */
  response: {
    readonly destroyed: boolean;
    /** Whether what was written waits for the browser to take it. */
    readonly writableNeedDrain: boolean;
    writeHead(status: number, headers: Record<string, string>): void;
    write(chunk: string | Uint8Array): boolean;
    end(): void;
    on(event: 'drain' | 'close', listener: () => void): void;
  };
}

/** @param times how often the path was asked for, this time included */
export type Scenario = (times: number, context: ScenarioContext) => Answer | Promise<Answer> | undefined;

export const SCENARIOS: Record<string, Scenario>;
export function solution(name: string, change?: Partial<Solution>): Solution;
export function catalogue(solutions: Solution[], change?: Partial<Catalogue>): Catalogue;
export function large(count: number): Catalogue;
