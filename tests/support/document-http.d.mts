import type { Scenario } from './document-scenarios.mjs';

export interface AskedFor {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
}

export interface DocumentHttpServer {
  readonly port: number;
  readonly requests: readonly AskedFor[];
  to: (path: string) => AskedFor[];
  release: (path: string) => void;
  close: () => void;
}

export function bundle(entry: string): Promise<string>;
export function startServer(options?: {
  scripts?: Record<string, string>;
  scenarios?: Record<string, Scenario>;
  headers?: Record<string, string>;
}): Promise<DocumentHttpServer>;
