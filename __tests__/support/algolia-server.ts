import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type {
  BatchParams,
  BatchResponse,
  DeletedAtResponse,
  GetTaskResponse,
  IndexSettings,
  OperationIndexParams,
  SearchMethodParams,
  SearchResponses,
  SynonymHit,
  UpdatedAtResponse,
} from "algoliasearch";
import type { SearchRecord } from "../../src/lib/pages/search-record";
import { searchAnswer } from "./algolia-answer";

/** An index of the server. */
export type ServedIndex = { settings: IndexSettings; synonyms: SynonymHit[]; records: Map<string, SearchRecord> };

/** A request as the server got it. */
type SeenRequest = { method: string; path: string; agent: string; body: unknown };

/** What the server does instead of its answer: another one, or the end of the line. */
export type Fault = { status: number; message?: string; results?: unknown[] } | "hang up";

/** A server on this machine that speaks Algolia's endpoints for search and indexing, for clients under test. */
export class AlgoliaServer {
  readonly indexes = new Map<string, ServedIndex>();
  readonly seen: SeenRequest[] = [];
  /** Asked for each request; undefined for the usual answer. */
  fault: (request: SeenRequest) => Fault | undefined = () => undefined;
  readonly #server: Server;
  #task = 0;

  constructor(private readonly keys: { search: string; write: string }) {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) =>
        response.writeHead(400).end(JSON.stringify({ message: String(error) })),
      );
    });
  }

  /** Begins to listen; resolves to the port. */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const header = (name: string) => request.headers[name]?.toString() ?? url.searchParams.get(name) ?? "";
    const body = JSON.parse((await textOf(request)) || "null") as unknown;
    const seen = {
      method: request.method ?? "",
      path: decodeURIComponent(url.pathname),
      agent: header("x-algolia-agent"),
      body,
    };
    this.seen.push(seen);
    const fault = this.fault(seen);
    if (fault === "hang up") return void request.socket.destroy();
    const isSearch = seen.path.endsWith("/queries");
    const mayDo = header("x-algolia-api-key") === (isSearch ? this.keys.search : this.keys.write);
    const [status, answer] = this.#reply(seen, fault, mayDo);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  }

  #reply(seen: SeenRequest, fault: Exclude<Fault, "hang up"> | undefined, mayDo: boolean): [number, unknown] {
    if (fault) return [fault.status, fault];
    if (!mayDo) return [403, { message: "Invalid Application-ID or API key", status: 403 }];
    return [200, this.#result(seen)];
  }

  #result({ method, path, body }: SeenRequest) {
    if (path === "/1/indexes/*/queries") return this.#search(body as SearchMethodParams);
    const [, , , name = "", action = "", more = ""] = path.split("/");
    const index = () => this.#index(name);
    switch (`${method} ${[action, more].filter((part) => !/^\d*$/.test(part)).join("/")}`) {
      case "PUT settings":
        index().settings = body as IndexSettings;
        return this.#updated();
      case "POST synonyms/batch":
        index().synonyms = body as SynonymHit[];
        return this.#updated();
      case "POST batch":
        return this.#batch(index(), body as BatchParams);
      case "POST operation":
        return this.#operation(name, body as OperationIndexParams);
      case "GET task":
        return { status: "published" } satisfies GetTaskResponse;
      case "DELETE ":
        this.indexes.delete(name);
        return { taskID: ++this.#task, deletedAt: "2024-01-01T00:00:00.000Z" } satisfies DeletedAtResponse;
      default:
        throw new Error(`The test server knows no ${method} ${path}.`);
    }
  }

  #index(name: string): ServedIndex {
    const index = this.indexes.get(name) ?? { settings: {}, synonyms: [], records: new Map() };
    this.indexes.set(name, index);
    return index;
  }

  #updated(): UpdatedAtResponse {
    return { taskID: ++this.#task, updatedAt: "2024-01-01T00:00:00.000Z" };
  }

  #batch({ records }: ServedIndex, { requests }: BatchParams): BatchResponse {
    const added = requests.map(({ body }) => body as unknown as SearchRecord);
    for (const record of added) records.set(record.objectID, record);
    return { taskID: ++this.#task, objectIDs: added.map(({ objectID }) => objectID) };
  }

  #operation(name: string, { operation, destination }: OperationIndexParams): UpdatedAtResponse {
    this.indexes.set(destination, this.#index(name));
    if (operation === "move") this.indexes.delete(name);
    return this.#updated();
  }

  #search({ requests }: SearchMethodParams): SearchResponses<SearchRecord> {
    return { results: requests.map((request) => searchAnswer(request, this.#index(request.indexName))) };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
