package io.gipfel.datasets.query;

/**
 * A column of a view.
 *
 * @param name in SQL
 * @param type in SQL
 * @param meaning what stands there and in which unit; when it is null
 */
public record Column(String name, String type, String meaning) {

  String definition() {
    return name + " " + type;
  }
}
