import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What an editor shows at a place. */
export interface Shown {
  /** The text beside the pointer, as it reads; empty where there is none. */
  readonly hover: string;
  /** What is offered, with what is said beside it. */
  readonly offers: ReadonlyMap<string, string>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

const SERVER = fileURLToPath(import.meta.resolve('yaml-language-server/bin/yaml-language-server'));

/**
 * The language server that editors run for YAML, over the protocol that they speak, in a folder with the settings for
 * VS Code that are in it.
 */
export class LanguageServer {
  readonly #pending = new Map<number, (result: unknown) => void>();
  readonly #diagnostics = new Map<string, (messages: string[]) => void>();
  #read = Buffer.alloc(0);
  #requests = 0;

  private constructor(
    readonly folder: string,
    readonly process: ChildProcessByStdio<Writable, Readable, null>,
  ) {}

  static async start(t: TestContext, folder: string): Promise<LanguageServer> {
    const child = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
    t.after(() => child.kill());
    const server = new LanguageServer(folder, child);
    child.stdout.on('data', (part: Buffer) => {
      server.#receive(part);
    });
    const uri = pathToFileURL(folder).href;
    await server.#ask('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'catalogue' }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
      },
    });
    server.#send({ method: 'initialized', params: {} });
    return server;
  }

  /**
   * Opens a file with a text.
   * @returns what the editor underlines
   */
  async open(path: string, text: string): Promise<string[]> {
    const uri = this.#uri(path);
    const found = new Promise<string[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    });
    return await found;
  }

  /** What is shown at a place of a file that is open. */
  async at(path: string, line: number, character: number): Promise<Shown> {
    const params = { textDocument: { uri: this.#uri(path) }, position: { line, character } };
    const hover = (await this.#ask('textDocument/hover', params)) as { contents: { value: string } } | null;
    const offers = (await this.#ask('textDocument/completion', params)) as {
      items: { label: string; documentation?: string | { value: string } }[];
    } | null;
    const saidOf = (said: string | { value: string } | undefined) =>
      typeof said === 'string' ? said : (said?.value ?? '');
    return {
      hover: (hover?.contents.value ?? '').replaceAll(/\\(?=[^\w\s])/g, ''),
      offers: new Map(offers?.items.map(({ label, documentation }) => [label, saidOf(documentation)])),
    };
  }

  #uri(path: string): string {
    return pathToFileURL(join(this.folder, path)).href;
  }

  #ask(method: string, params: unknown): Promise<unknown> {
    this.#requests += 1;
    const id = this.#requests;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #receive(part: Buffer): void {
    this.#read = Buffer.concat([this.#read, part]);
    for (;;) {
      const end = this.#read.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.#read.toString('latin1', 0, end))?.[1]);
      if (end === -1 || this.#read.length < end + 4 + length) return;
      const message = JSON.parse(this.#read.toString('utf8', end + 4, end + 4 + length)) as Message;
      this.#read = this.#read.subarray(end + 4 + length);
      this.#answer(message);
    }
  }

  #answer({ id, method, params, result }: Message): void {
    if (method === 'workspace/configuration') {
      const { items } = params as { items: { section?: string }[] };
      this.#send({ id: id ?? 0, result: items.map(({ section = '' }) => this.#settings(section)) });
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: { message: string }[] };
      this.#diagnostics.get(uri)?.(diagnostics.map(({ message }) => message));
    } else if (method !== undefined && id !== undefined) this.#send({ id, result: null });
    else if (id !== undefined) this.#pending.get(id)?.(result);
  }

  /** The settings of a section, such as `yaml`, from VS Code's file. */
  #settings(section: string): object {
    const all = JSON.parse(readFileSync(join(this.folder, '.vscode/settings.json'), 'utf8')) as object;
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) =>
        name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), value as unknown]] : [],
      ),
    );
  }
}
